import { Badge } from '../../src/index';
import { entry } from '../entry';

export const badge = entry('Badge', {
  'default, secondary, destructive, success, warning': (
    <>
      <Badge>Active</Badge>
      <Badge variant="secondary">2 days</Badge>
      <Badge variant="destructive">Expired</Badge>
      <Badge variant="success">Subscribed</Badge>
      <Badge variant="warning">Pending</Badge>
    </>
  ),
});
