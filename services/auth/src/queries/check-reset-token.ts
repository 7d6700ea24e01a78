import type { AuthDeps } from '../deps';
import { resetTokenHolds } from '../domain/account';
import { ResetTokenInvalid } from '../domain/errors';
import { hashSecret } from '../secrets';

/** The id of the account a reset token belongs to. Checking does not invalidate the token. @throws ResetTokenInvalid */
export const checkResetToken =
  ({ accounts, clock }: AuthDeps) =>
  async (token: string): Promise<string> => {
    const hash = hashSecret(token);
    const [account] = await accounts.find('resetToken', hash);
    if (!account || !resetTokenHolds(account.state, hash, clock())) throw new ResetTokenInvalid();
    return account.id;
  };
