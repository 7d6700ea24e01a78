import { useRef } from 'react';

/** The element to come back to: a menu is gone by the time a dialog opened from it closes, so its trigger stands for it. */
function lastingElement(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const triggerId = menu?.getAttribute('aria-labelledby');
  const lasting = triggerId ? document.getElementById(triggerId) : element;
  return lasting instanceof HTMLElement ? lasting : null;
}

/**
 * Handlers for a Radix dialog that is opened by state rather than by a trigger of its own:
 * Radix would leave the focus on the page's body when it closes.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingElement(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
