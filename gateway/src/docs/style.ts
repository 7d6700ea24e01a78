/** The documentation's style sheet: small enough to live beside the page it is for. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d3dcd5, #33413a); --muted: light-dark(#4a5850, #a9b8af); --accent: light-dark(#0d6b3c, #6fd39d); --sunken: light-dark(#e6ece7, #1b2620); }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 16px; }
body { margin: 0; display: grid; grid-template-columns: minmax(240px, 320px) minmax(0, 1fr); font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f7f4, #0f1713); color: light-dark(#111c16, #e9f1ec); }
a { color: var(--accent); }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 16px; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 24px; border-right: 1px solid var(--line); font-size: 14px; }
nav h2 { font-size: 14px; margin: 24px 0 4px; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; gap: 8px; align-items: baseline; padding: 4px 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav li a:hover { color: var(--accent); }
.brand { font-weight: 700; font-size: 20px; margin: 0; }
main { padding: 24px clamp(16px, 4vw, 48px) 96px; max-width: 960px; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 16px; }
section > h2 { font-size: 24px; margin: 48px 0 0; }
article { border-top: 1px solid var(--line); padding: 24px 0; }
h3 { font-size: 16px; margin: 0 0 8px; overflow-wrap: anywhere; }
h4 { font-size: 14px; margin: 16px 0 4px; color: var(--muted); }
p { margin: 0 0 8px; }
dl { margin: 0; display: grid; grid-template-columns: minmax(96px, max-content) minmax(0, 1fr); gap: 4px 16px; }
dd { margin: 0; }
dd dl { grid-column: 1 / -1; border-left: 2px solid var(--line); padding-left: 12px; margin: 4px 0; }
.method { display: inline-block; flex: none; min-width: 56px; text-align: center; font: 700 12px/20px ui-monospace, monospace; border-radius: 4px; background: var(--sunken); }
.method.delete { color: light-dark(#8f1a14, #ff9d94); }
.method.post, .method.put { color: var(--accent); }
.who, .optional, .bound { color: var(--muted); font-size: 14px; }
.pattern { color: var(--muted); }
.success { color: var(--accent); font-weight: 700; }
.refusal { font-weight: 700; }
:focus-visible { outline: 2px solid light-dark(#1554c4, #8ab4ff); outline-offset: 2px; }
@media (max-width: 760px) {
  body { grid-template-columns: minmax(0, 1fr); }
  nav { position: static; height: auto; max-height: 40vh; border-right: 0; border-bottom: 1px solid var(--line); }
  dl { grid-template-columns: minmax(0, 1fr); }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
