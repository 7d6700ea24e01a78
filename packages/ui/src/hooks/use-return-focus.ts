import { useState } from 'react';

/** The element to come back to: a menu is gone by the time a dialog opened from it closes, so its trigger stands for it. */
function lastingElement(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const lasting = triggerId ? document.getElementById(triggerId) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}

/**
 * For a Radix dialog that is opened by state rather than by a trigger of its own, where Radix would leave the focus on
 * the page's body: the handler that gives the focus back, on closing, to what had it when the dialog opened.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // Asked while rendering: once the dialog is in the page, a field in it may have taken the focus already.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(lastingElement(document.activeElement));
  }
  return (event) => {
    event.preventDefault();
    opener?.focus();
  };
}
