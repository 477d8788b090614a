/** The look of the sandbox's page: the shop's paper, ink and orange, in light and dark, without a script or a picture. */
export const sandboxStyle = `
:root { color-scheme: light dark; --paper: #faf6ee; --card: #fffdf8; --ink: #1d1813; --soft: #655b4f; --line: #e5dccb;
  --accent: #f0701a; --on-accent: #1d1308; --warn: #fff1d6; --on-warn: #5c3c00; --danger: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: #161310; --card: #1f1b17; --ink: #f4ede2; --soft: #b6a999;
  --line: #3a332b; --accent: #ff9a4d; --on-accent: #241200; --warn: #3b2c10; --on-warn: #ffdc9b; --danger: #ff8d82; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.warning { background: var(--warn); color: var(--on-warn); text-align: center; padding: 12px 16px; font-weight: 600; }
main { max-width: 480px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font: 700 36px/1.1 system-ui, sans-serif; letter-spacing: -0.02em; margin: 4px 0 0; font-variant-numeric: tabular-nums; }
h2 { font-size: 16px; margin: 0 0 4px; }
p { margin: 0 0 16px; }
.soft { color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px; margin-bottom: 16px; }
form.card { display: grid; gap: 12px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; }
.reference { color: var(--soft); font-size: 13px; text-align: center; word-break: break-all; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 1px solid var(--line);
  border-radius: 999px; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
button.main, .button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.danger { color: var(--danger); }
button:hover, .button:hover { border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.pair { display: grid; grid-template-columns: 3fr 2fr; gap: 12px; align-items: end; }
label { display: grid; gap: 4px; font-size: 14px; color: var(--soft); }
select, input { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--paper); color: var(--ink); font: inherit; }
hr { width: 100%; border: 0; border-top: 1px solid var(--line); margin: 4px 0; }
details { border-top: 1px solid var(--line); padding-top: 12px; }
summary { padding: 10px 0; cursor: pointer; font-weight: 600; }
details > div { display: grid; gap: 12px; padding-top: 8px; }
@media (max-width: 380px) { h1 { font-size: 34px; } .card { padding: 20px 16px; } select, input { padding: 8px; } }
`
