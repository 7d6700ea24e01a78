import { currentUserQuery, logoutMutation, photoQuery } from '@fairshare/api-client';
import { Link, useNavigate } from '@fairshare/federation';
import {
  BellIcon,
  CircleUserRoundIcon,
  ConfirmDialog,
  CreditCardIcon,
  DownloadIcon,
  IconButton,
  InfoIcon,
  KeyRoundIcon,
  LogOutIcon,
  MailIcon,
  Menu,
  MenuFold,
  MenuHeader,
  MenuItem,
  MenuSeparator,
  MenuSetting,
  ShieldCheckIcon,
  SunIcon,
  useToast,
} from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDialogs } from '../../session/dialogs';
import { isPaymentWaiting, isUnsent, useOffline } from '../../session/offline/offline';
import { canStayAwake, keepAwake, useIsKeptAwake } from '../../session/stay-awake';
import { SIGN_OUT, SIGN_OUT_WARNING, signOutTitle } from '../../session/offline/texts';

export interface ProfileMenuProps {
  readonly defaultOpen: boolean;
  /** Whether the button that the menu's button replaces had the focus. */
  readonly focused: boolean;
}

/** The signed-in user and everything about their account. */
export function ProfileMenu({ defaultOpen, focused }: ProfileMenuProps) {
  const { data: user } = useQuery(currentUserQuery());
  const { open } = useDialogs();
  const signOut = useSignOut();
  const isKeptAwake = useIsKeptAwake();
  const { entries, tabEntries } = useOffline();
  const unsent = { scores: entries.filter(isUnsent).length, payments: tabEntries.filter(isPaymentWaiting).length };
  const [warning, setWarning] = useState(false);
  if (!user) return null;

  return (
    <>
      <Menu defaultOpen={defaultOpen} trigger={<IconButton label="Profile" icon={<CircleUserRoundIcon aria-hidden />} autoFocus={focused} />}>
        <MenuHeader picture={<Photo />} title={user.firstName || user.email} subtitle={user.email} />
        <MenuLink to="/manage-subscription" icon={<CreditCardIcon aria-hidden />}>
          Manage Subscription
        </MenuLink>
        <MenuItem icon={<BellIcon aria-hidden />} onSelect={() => open('notifications')}>
          Notifications
        </MenuItem>
        <MenuLink to="/email-preferences" icon={<MailIcon aria-hidden />}>
          Email Preferences
        </MenuLink>
        <MenuLink to="/your-data" icon={<DownloadIcon aria-hidden />}>
          Your Data
        </MenuLink>
        <MenuLink to="/forgot-password" icon={<KeyRoundIcon aria-hidden />}>
          Reset Password
        </MenuLink>
        {user.isAdmin && (
          <MenuLink to="/admin" icon={<ShieldCheckIcon aria-hidden />}>
            Admin Panel
          </MenuLink>
        )}
        {canStayAwake() && (
          <MenuSetting icon={<SunIcon aria-hidden />} on={isKeptAwake} onChange={keepAwake}>
            Screen Stays On
          </MenuSetting>
        )}
        <MenuSeparator />
        <MenuFold icon={<InfoIcon aria-hidden />} label="Legal">
          <MenuItem onSelect={() => open('about')}>About</MenuItem>
          <MenuItem onSelect={() => open('terms')}>Terms of Service</MenuItem>
          <MenuItem onSelect={() => open('privacy')}>Privacy Policy</MenuItem>
        </MenuFold>
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon aria-hidden />} onSelect={unsent.scores + unsent.payments > 0 ? () => setWarning(true) : signOut}>
          {SIGN_OUT}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={warning}
        onOpenChange={setWarning}
        title={signOutTitle(unsent.scores, unsent.payments)}
        description={SIGN_OUT_WARNING}
        confirmLabel={SIGN_OUT}
        onConfirm={() => {
          setWarning(false);
          signOut();
        }}
      />
    </>
  );
}

/** The golfer's own photo once the menu is open, else the placeholder. */
function Photo() {
  const { data } = useQuery(photoQuery());
  return data?.photo ? <img src={data.photo} alt="" /> : <CircleUserRoundIcon aria-hidden />;
}

function MenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </MenuItem>
  );
}

/** Ends the session, clears all data that was read in it, and goes to /. */
function useSignOut(): () => void {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { mutateAsync } = useMutation(logoutMutation());
  return () =>
    void mutateAsync().then(
      () => navigate('/'),
      () => toast({ title: 'Logout failed', description: 'Please try again', tone: 'error' }),
    );
}
