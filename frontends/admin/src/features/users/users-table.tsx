import type { ExportedUser } from '@fairshare/contracts';
import { CheckIcon, ClipboardCopyIcon, DataTable, type HowChosen, IconButton, Section, Tooltip, useMedia, VisuallyHidden } from '@fairshare/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../shared/use-copy';
import { StateFilter } from './state-filter';
import { TEXTS } from './texts';
import { useChosenUser } from './use-chosen-user';
import { columnsBesideDetail, userColumns } from './user-columns';
import { UserDetail } from './user-detail';
import { type UserState, usersIn } from './user-states';
import { filterText, nameOf, rowText } from './user-words';
import styles from './users.module.css';

/** From the first width, the detail of a user is next to the table. From the second, the table then still has space for all of its columns. */
const BESIDE = '(min-width: 900px)';
const ALL_COLUMNS_BESIDE = '(min-width: 1400px)';

interface UsersTableProps {
  users: readonly ExportedUser[];
  /** Shown at the end of a user's detail. */
  moreOf: (user: ExportedUser) => ReactNode;
}

/** All accounts, with copy buttons for every email and row. A row opens all information about its user, next to the table or on top of it. */
export function UsersTable({ users, moreOf }: UsersTableProps) {
  const { copied, copy } = useCopy();
  const { chosen, choose, close } = useChosenUser(users);
  const [state, setState] = useState<UserState | null>(null);
  const shown = useMemo(() => usersIn(users, state), [users, state]);
  const hasRoom = useMedia(BESIDE);
  const hasMuchRoom = useMedia(ALL_COLUMNS_BESIDE);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const leadsIntoDetail = useRef(false);
  const beside = hasRoom && chosen !== null;
  const columns = useMemo(() => {
    const all = userColumns(users, copied, copy);
    return beside && !hasMuchRoom ? columnsBesideDetail(all) : all;
  }, [users, copied, copy, beside, hasMuchRoom]);

  const chooseRow = (user: ExportedUser, how: HowChosen) => {
    opener.current = document.activeElement;
    // If no detail is next to the table, the arrow keys only move between rows.
    if (how === 'arrows' && !beside) return;
    leadsIntoDetail.current = how === 'enter';
    if (user === chosen) enterDetail();
    else choose(user, how === 'arrows');
  };
  const enterDetail = () => {
    if (leadsIntoDetail.current) heading.current?.focus();
    leadsIntoDetail.current = false;
  };
  useEffect(enterDetail, [chosen]);
  const closeDetail = () => {
    close();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Section title={TEXTS.table}>
      <StateFilter users={users} value={state} onValueChange={setState} />
      <div className={styles.split} data-beside={beside || undefined}>
        <DataTable
          caption={TEXTS.table}
          columns={columns}
          // Starts at the first page again.
          key={state}
          rows={shown}
          rowId={(user) => user['Email Address']}
          noun={['user', 'users']}
          filter={{ label: TEXTS.filter, text: filterText }}
          choice={{ chosenId: chosen?.['Email Address'] ?? null, onChoose: chooseRow, label: nameOf, beside }}
          rowActions={(user) => {
            const email = user['Email Address'];
            const key = `row ${email}`;
            return (
              <Tooltip content={TEXTS.copyRow}>
                <IconButton
                  label={TEXTS.copyRowOf(email)}
                  icon={copied === key ? <CheckIcon aria-hidden /> : <ClipboardCopyIcon aria-hidden />}
                  onClick={() => copy(key, rowText(user))}
                />
              </Tooltip>
            );
          }}
        />
        {chosen && (
          <UserDetail user={chosen} beside={beside} heading={heading} onClose={closeDetail}>
            {moreOf(chosen)}
          </UserDetail>
        )}
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{beside && TEXTS.shown(nameOf(chosen))}</VisuallyHidden>
      </div>
    </Section>
  );
}
