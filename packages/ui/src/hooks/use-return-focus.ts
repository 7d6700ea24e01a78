import { useState } from 'react';

/** The element to which the focus returns. A menu no longer exists when a dialog opened from it closes, so its trigger replaces it. */
function lastingElement(element: Element | null): HTMLElement | null {
  const triggerId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const lasting = triggerId ? document.getElementById(triggerId) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}

/**
 * Returns a handler that, on closing, returns the focus to the element that had it when the dialog opened. For a Radix dialog that is opened
 * by state and not by its own trigger: there Radix would leave the focus on the page's body.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // Read while rendering: once the dialog is in the page, a field in it may already have taken the focus.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(lastingElement(document.activeElement));
  }
  return (event) => {
    event.preventDefault();
    opener?.focus();
  };
}
