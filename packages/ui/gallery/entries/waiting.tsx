import { Card, ProgressBar, Skeleton, SkeletonList, Spinner, Stack } from '../../src/index';
import { entry } from '../entry';

export const spinner = entry('Spinner', {
  small: <Spinner label="Loading" />,
  large: <Spinner label="Loading" size="large" />,
});

export const skeleton = entry('Skeleton, SkeletonList', {
  'a line, a heading, a picture': (
    <Card>
      <Stack gap={8}>
        <Skeleton />
        <Skeleton width="70%" height={32} />
        <Skeleton shape="circle" width={40} height={40} />
      </Stack>
    </Card>
  ),
  'a list': <SkeletonList label="Loading groups" rows={2} />,
});

export const progressBar = entry('ProgressBar', {
  begun: <ProgressBar label="Sending scores" value={0} />,
  'under way': <ProgressBar label="Step 3 of 7" value={3} max={7} />,
  done: <ProgressBar label="Sending scores" value={12} max={12} />,
});
