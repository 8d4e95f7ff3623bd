/** Styles of the findings panel, kept out of the site's style sheets, which readers load. */
export const PANEL_STYLES = `
.draft-findings { position: fixed; right: 1rem; bottom: 1rem; z-index: 400; width: min(44rem, calc(100% - 2rem));
  display: flex; flex-direction: column; align-items: flex-end; font-size: 0.875rem; pointer-events: none; }
.draft-findings > * { pointer-events: auto; }
.draft-findings button { order: 2; padding: 0.5rem 0.9rem; border: 1px solid var(--border-strong); border-radius: 1.5rem;
  background: var(--raised); color: var(--text); box-shadow: var(--shadow); font: inherit; font-weight: 600; cursor: pointer; }
.draft-findings ol { width: 100%; max-height: min(60vh, 32rem); margin: 0 0 0.5rem; padding: 0; overflow: auto; list-style: none;
  border: 1px solid var(--border-strong); border-radius: var(--radius); background: var(--raised); box-shadow: var(--shadow); }
.draft-findings li { padding: 0.6rem 0.9rem; border-left: 4px solid var(--amber); }
.draft-findings li[data-severity='error'] { border-left-color: var(--error-red); }
.draft-findings li + li { border-top: 1px solid var(--border); }
.draft-findings p { margin: 0 0 0.25rem; overflow-wrap: anywhere; }
.draft-findings small { color: var(--muted); }
.draft-findings pre { margin: 0.4rem 0 0; padding: 0.5rem; overflow: auto; scrollbar-width: thin; border-radius: var(--radius-small);
  background: var(--panel); color: var(--text); font: 0.8125rem/1.5 var(--mono); }
@media print { .draft-findings { display: none; } }
`;
