import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const tab = (name: RegExp | string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name });

/** The app's own header is before the screen's headers, which jsdom also treats as banners. */
export const header = async () => (await screen.findAllByRole('banner'))[0] as HTMLElement;

export const press = async (actor: UserEvent, name: string | RegExp): Promise<void> => actor.click(await screen.findByRole('button', { name }));

export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
