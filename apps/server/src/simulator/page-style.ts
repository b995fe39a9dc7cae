/** Calm, readable at 390 and at 1280 pixels, in light and in dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --page: #f7f6f2; --card: #ffffff; --text: #1c2a26; --quiet: #56625e; --line: #dcdfd9;
  --main: #0f6b57; --on-main: #ffffff; --danger: #a8321f; --good: #e3f1ea; --bad: #fbe6e1;
  --banner: #f4c95d; --on-banner: #33270a; }
@media (prefers-color-scheme: dark) { :root {
  --page: #131816; --card: #1c2320; --text: #e9eeeb; --quiet: #a6b2ac; --line: #36403c;
  --main: #57c2a4; --on-main: #0b1f19; --danger: #f19a89; --good: #1f3a31; --bad: #45251f;
  --banner: #6b5313; --on-banner: #fdf1cf; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); }
.banner { margin: 0; padding: 0.5rem 1rem; background: var(--banner); color: var(--on-banner);
  text-align: center; font-weight: 600; position: sticky; top: 0; z-index: 1; }
header { display: flex; align-items: center; gap: 0.5rem; max-width: 44rem; margin: 0 auto;
  padding: 1.5rem 1rem 0; color: var(--quiet); font-weight: 600; }
header svg { color: var(--main); }
main { max-width: 44rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; margin: 0.5rem 0 1rem;
  overflow-wrap: anywhere; }
h2 { font-size: 1.0625rem; margin: 0 0 0.75rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1.25rem; margin: 0 0 1rem; }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.375rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.choices { display: grid; gap: 0.75rem; }
form { margin: 0; }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: 0.625rem 1rem;
  border: 1px solid var(--line); border-radius: 10px; background: transparent; color: var(--text);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--main); }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main); }
button.danger { color: var(--danger); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.hint { margin: 0.25rem 0 0; color: var(--quiet); font-size: 0.875rem; }
.hint + .choices { margin-top: 0.75rem; }
.notice { padding: 0.75rem 1rem; border-radius: 10px; margin: 0 0 1rem; }
.notice.good { background: var(--good); }
.notice.bad { background: var(--bad); }
ul { list-style: none; margin: 0; padding: 0; }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.625rem 0;
  border-top: 1px solid var(--line); }
li:first-child { border-top: 0; }
li small { color: var(--quiet); }
li a { color: inherit; }
li span:last-of-type { text-align: right; font-variant-numeric: tabular-nums; }
label { display: grid; gap: 0.25rem; color: var(--quiet); font-size: 0.875rem; }
input { min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line);
  border-radius: 10px; background: var(--page); color: var(--text); font: inherit; width: 100%; }
form.fields { display: grid; gap: 0.75rem; }
.chat { display: grid; gap: 0.5rem; margin: 0 0 1rem; }
.chat li { display: block; border: 0; max-width: 85%; padding: 0.5rem 0.75rem; border-radius: 12px;
  background: var(--page); overflow-wrap: anywhere; white-space: pre-wrap; }
.chat li.mine { justify-self: end; background: var(--good); }
.chat small { display: block; font-size: 0.75rem; }
.row { margin: 0.5rem 0 1rem; }
.row li { grid-template-columns: auto 1fr; align-items: center; padding: 0.25rem 0; }
.row small { text-align: right; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row a { display: flex; align-items: center; min-height: 2.75rem; white-space: nowrap; }
.hint + form, form + form { margin-top: 1rem; }
.choices form + form { margin-top: 0; }
@media (min-width: 40rem) { .choices.pairs { grid-template-columns: 1fr 1fr; } }
`;
