import { exportMyData } from '@fairshare/api-client';
import { Button } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useFailureToast } from '../../shared/failures';
import { InfoCard } from '../../shared/info-card';
import { saveFile } from './save-file';
import { TEXTS } from './texts';

/** Downloads all data stored about the golfer as a file. */
export function DownloadCard() {
  const failure = useFailureToast();
  const words = TEXTS.download;
  const { mutate, isPending } = useMutation({
    mutationFn: exportMyData,
    onSuccess: (data) => saveFile(`fairshare-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
    onError: (error) => failure.show(error, words.failed),
  });
  return (
    <InfoCard title={words.title}>
      <p>{words.text}</p>
      <Button variant="primary" busy={isPending} busyLabel={words.busy} onClick={() => mutate()}>
        {words.action}
      </Button>
    </InfoCard>
  );
}
