import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../planisphere/server/built",
    emptyOutDir: true,
    // The server's policy lets pages load files, and nothing that is written into them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://localhost:8780", ws: true } } },
  // A busy machine may take its time: only what hangs is to fail.
  test: { environment: "jsdom", isolate: false, include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
