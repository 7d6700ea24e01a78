import { Badge } from '../../src/index';
import type { Entry } from '../entry';

export const badge: Entry = {
  title: 'Badge',
  states: [
    {
      name: 'default, secondary, destructive, success, warning',
      shown: (
        <>
          <Badge>Active</Badge>
          <Badge variant="secondary">2 days</Badge>
          <Badge variant="destructive">Expired</Badge>
          <Badge variant="success">Subscribed</Badge>
          <Badge variant="warning">Pending</Badge>
        </>
      ),
    },
  ],
};
