/** All English words of the page. */
export default import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
