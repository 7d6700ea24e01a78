import { expect, type Page } from '@playwright/test';

/** The Groups tab and its dialogs. */
export class Groups {
  constructor(private readonly page: Page) {}

  /** Creates a group. Without a game's name, the Create New Game dialog follows. */
  async create({ name, players, game = '' }: { name: string; players: readonly string[]; game?: string }): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Group' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Create New Group' });
    await dialog.getByLabel('Group name').fill(name);
    for (const [index, player] of players.entries()) {
      const field = dialog.getByLabel(`Player ${index + 1}`);
      if ((await field.count()) === 0) await dialog.getByRole('button', { name: /^Add Player/ }).click();
      await field.fill(player);
    }
    await dialog.getByRole('button', { name: 'More', exact: true }).click();
    await dialog.getByLabel('Game name (optional)').fill(game);
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Fills in the Create New Game dialog, which must be open. */
  async nameNewGame(name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Create New Game' });
    await dialog.getByLabel('Game name').fill(name);
    await dialog.getByRole('button', { name: 'Create Game' }).click();
    await expect(dialog).toBeHidden();
  }

  async createGame(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create New Game' }).click();
    await this.nameNewGame(name);
  }

  async deleteGame(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `More about ${name}` }).click();
    await this.page.getByRole('menuitem', { name: 'Delete Game' }).click();
    await this.page
      .getByRole('alertdialog', { name: `Delete ${name}?` })
      .getByRole('button', { name: 'Delete Game' })
      .click();
  }

  /** The selected group's share code, as one would read it out to others. */
  async shareCode(): Promise<string> {
    const label = this.page.getByText('Share code', { exact: true });
    const invite = this.page.getByRole('button', { name: 'Invite', exact: true });
    await label.or(invite).waitFor();
    const isBehind = await invite.isVisible();
    if (isBehind) await invite.click();
    const code = (await label.locator('xpath=following-sibling::*').innerText()).trim();
    if (isBehind) await this.page.keyboard.press('Escape');
    return code;
  }

  async join(shareCode: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Join Group' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Join Game' });
    await dialog.getByLabel('Share code').fill(shareCode.toLowerCase());
    await dialog.getByRole('button', { name: 'Join Group' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Corrects a player's name in the selected group's people dialog. */
  async rename(player: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'People' }).click();
    const people = this.page.getByRole('dialog', { name: /people and settings$/ });
    await people.getByRole('button', { name: `More about ${player}` }).click();
    await this.page.getByRole('menuitem', { name: 'Edit Player', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Edit Player' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await people.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(people).toBeHidden();
  }
}
