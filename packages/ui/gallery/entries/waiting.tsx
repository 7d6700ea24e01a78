import { Card, ProgressBar, Skeleton, SkeletonList, Spinner, Stack } from '../../src/index';
import type { Entry } from '../entry';

export const spinner: Entry = {
  title: 'Spinner',
  states: [
    { name: 'small', shown: <Spinner label="Loading" /> },
    { name: 'large', shown: <Spinner label="Loading" size="large" /> },
  ],
};

export const skeleton: Entry = {
  title: 'Skeleton, SkeletonList',
  states: [
    {
      name: 'a line, a heading, a picture',
      shown: (
        <Card>
          <Stack gap={8}>
            <Skeleton />
            <Skeleton width="70%" height={32} />
            <Skeleton shape="circle" width={40} height={40} />
          </Stack>
        </Card>
      ),
    },
    { name: 'a list', shown: <SkeletonList label="Loading groups" rows={2} /> },
  ],
};

export const progressBar: Entry = {
  title: 'ProgressBar',
  states: [
    { name: 'begun', shown: <ProgressBar label="Sending scores" value={0} /> },
    { name: 'under way', shown: <ProgressBar label="Step 3 of 7" value={3} max={7} /> },
    { name: 'done', shown: <ProgressBar label="Sending scores" value={12} max={12} /> },
  ],
};
