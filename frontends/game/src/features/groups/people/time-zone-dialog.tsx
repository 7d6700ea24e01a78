import { changeGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Dialog, List, ListRow, Note, SearchIcon, Stack, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { browserTimeZone } from '../../../shared/browser-time-zone';
import { useChange } from '../../../shared/use-change';
import {
  CHOOSE_TIME_ZONE,
  COULD_NOT_CHANGE,
  moreTimeZones,
  NO_SUCH_TIME_ZONE,
  SEARCH_TIME_ZONE,
  THIS_PHONES_TIME_ZONE,
  TIME_ZONE,
  TIME_ZONE_MOVES,
  TIME_ZONE_NOW,
  zoneInWords,
} from './texts';
import { findTimeZones } from './time-zones';

/** The maximum number of results shown, short enough to scroll with a thumb. */
const SHOWN = 20;

/** Searches time zones by a part of their name, and sets the group's. */
export function TimeZoneDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [ofPhone] = useState(browserTimeZone);
  const { mutate, isPending, variables } = useChange(changeGroupMutation(), COULD_NOT_CHANGE);
  const found = findTimeZones(typed, [group.timeZone, ofPhone]);
  const chosen = isPending ? variables.settings.timeZone : group.timeZone;
  const noteOn = (zone: string) => (zone === group.timeZone ? TIME_ZONE_NOW : zone === ofPhone ? THIS_PHONES_TIME_ZONE : undefined);
  const choose = (timeZone: string) => {
    if (!isPending) mutate({ groupId: group.id, settings: { timeZone } }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={onClose} title={CHOOSE_TIME_ZONE} description={TIME_ZONE_MOVES} size="small">
      <Stack gap={12}>
        <TextField
          label={SEARCH_TIME_ZONE}
          type="search"
          prefix={<SearchIcon aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={64}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {found.length === 0 && <Note>{NO_SUCH_TIME_ZONE}</Note>}
        {found.length > 0 && (
          <List label={TIME_ZONE}>
            {found.slice(0, SHOWN).map((zone) => (
              <ListRow key={zone} title={zoneInWords(zone)} subtitle={noteOn(zone)} current={zone === chosen} onPress={() => choose(zone)} />
            ))}
          </List>
        )}
        {found.length > SHOWN && <Note>{moreTimeZones(found.length - SHOWN)}</Note>}
      </Stack>
    </Dialog>
  );
}
