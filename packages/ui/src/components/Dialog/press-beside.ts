/**
 * Calls back when the person presses beside a modal dialog, and only when the press both began and ended there: who marks a text
 * and lets go outside means to stay. Stands for `closedby`, which Safari does not know.
 */
export const onPressBeside = (dialog: HTMLDialogElement, callback: () => void, signal: AbortSignal) => {
  let began = false;
  // Its parts cover it wholly, so what meets the dialog itself met its backdrop.
  const isBeside = ({ target }: Event) => target === dialog;
  dialog.addEventListener("pointerdown", (event) => (began = isBeside(event)), { signal });
  dialog.addEventListener("click", (event) => began && isBeside(event) && callback(), { signal });
};
