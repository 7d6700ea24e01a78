import { waitFor } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';

const isDisabled = (element: Element): boolean => (element.closest('button, input, select, textarea') as HTMLButtonElement | null)?.disabled ?? false;

/** A user at the screen, who waits until a control is enabled, as people do. A click on a disabled button would be lost silently. */
export function startActor(options?: Parameters<typeof userEvent.setup>[0]): UserEvent {
  const actor = userEvent.setup(options);
  const press = actor.click.bind(actor);
  const enter = actor.type.bind(actor);
  return Object.assign(actor, {
    click: async (element: Element) => {
      await untilEnabled(element);
      return press(element);
    },
    type: async (...[element, ...rest]: Parameters<UserEvent['type']>) => {
      await untilEnabled(element);
      return enter(element, ...rest);
    },
  });
}

async function untilEnabled(element: Element): Promise<void> {
  if (!isDisabled(element)) return;
  await waitFor(() => {
    if (isDisabled(element)) throw new Error(`Still disabled: ${element.outerHTML}`);
  });
}
