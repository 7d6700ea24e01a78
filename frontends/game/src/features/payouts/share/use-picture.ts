import { useEffect, useState } from 'react';
import { fileName } from '../../../shared/send';
import { drawPicture } from '../picture/draw-picture';
import type { PictureKind, Result } from '../picture/result';

interface Drawn {
  readonly kind: PictureKind;
  /** Null: drawing failed. */
  readonly file: File | null;
  readonly address: string | null;
}

const DARK = '(prefers-color-scheme: dark)';

/** Draws the picture of a kind, and again when the phone's theme changes to dark or light. `file` and `address` are null until it is ready. */
export function usePicture(resultOf: (kind: PictureKind) => Result | null, kind: PictureKind, product: string): { file: File | null; address: string | null; failed: boolean } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    let address: string | null = null;
    const draw = async () => {
      const result = resultOf(kind);
      const blob = result && (await drawPicture(result, product).catch(() => null));
      if (!isWanted) return;
      if (address !== null) URL.revokeObjectURL(address);
      address = blob && URL.createObjectURL(blob);
      setDrawn({ kind, address, file: blob && result && new File([blob], fileName(result.title.game, 'png'), { type: blob.type }) });
    };
    void draw();
    const darkness = window.matchMedia(DARK);
    const again = () => void draw();
    darkness.addEventListener('change', again);
    return () => {
      isWanted = false;
      darkness.removeEventListener('change', again);
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [resultOf, kind, product]);
  const shown = drawn?.kind === kind ? drawn : null;
  return { file: shown?.file ?? null, address: shown?.address ?? null, failed: shown !== null && shown.file === null };
}
