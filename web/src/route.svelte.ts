/** Where the person is: the address of the page, and how to go elsewhere. */

export type Name =
  "home" | "setup" | "table" | "replay" | "rules" | "ladder" | "verify" | "me" | "lost";

/** A page, and the game or the table that it is of. */
export interface Route {
  readonly page: Name;
  readonly of: string;
}

const SHAPES: [Name, RegExp][] = [
  ["home", /^\/$/],
  ["setup", /^\/new\/([a-z0-9]+)$/],
  ["table", /^\/tables\/([\w-]+)$/],
  ["replay", /^\/tables\/([\w-]+)\/replay$/],
  ["rules", /^\/rules\/([a-z0-9]+)$/],
  ["ladder", /^\/ladder\/([a-z0-9]+)$/],
  ["verify", /^\/verify(?:\/([\w-]+))?$/],
  ["me", /^\/me$/],
];

/** What the server answers by itself: downloads, and the site that explains it all. */
const BEYOND = /^\/(api|docs)(\/|$)/;

let path = $state(location.pathname);

/** What an address shows. */
export function read(address: string): Route {
  for (const [page, shape] of SHAPES) {
    const found = shape.exec(address);
    if (found) return { page, of: found[1] ?? "" };
  }
  return { page: "lost", of: "" };
}

/** Where the person is now. */
export function here(): Route {
  return read(path);
}

/** Go somewhere within the page. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  path = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** Let the keyboard go on with what the page shows now, unless it is at something already. */
export function settle(): void {
  const content = document.getElementById("content");
  if (!content || document.activeElement !== document.body) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

/** Follow links within the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const usual = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (usual || !link || link.target || link.download || link.origin !== location.origin) return;
  if (BEYOND.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", () => (path = location.pathname));
