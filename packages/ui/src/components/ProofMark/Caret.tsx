/** The editor's insertion mark, drawn with a slight lean. */
export function Caret() {
  return (
    <svg viewBox="0 0 12 12" width="100%" height="100%" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M1.5 10 5.9 2.4 10.5 9.6" />
    </svg>
  );
}
