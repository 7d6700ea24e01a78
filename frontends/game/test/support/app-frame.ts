import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const tab = (name: RegExp | string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name });

/** The app's own header is before the screen's headers, which jsdom also treats as banners. */
export const header = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement;

export const press = async (actor: UserEvent, name: string | RegExp): Promise<void> => actor.click(await screen.findByRole('button', { name }));

/** Presses the Profile button. The menu may replace it at any moment, so the look and the press are one step. */
export async function pressProfile(): Promise<void> {
  await screen.findByRole('button', { name: 'Profile' });
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Profile' }), { button: 0, ctrlKey: false });
}

/** Waits for a message and stops its timer. The region of messages notices a blur only once it takes pointer events. */
export async function holdMessages(): Promise<void> {
  const region = screen.getByRole('region', { name: /^Messages/, hidden: true });
  await waitFor(() => expect(region.style.pointerEvents).not.toBe('none'));
  fireEvent.blur(window);
}

export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
