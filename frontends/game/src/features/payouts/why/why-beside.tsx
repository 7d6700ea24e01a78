import { IconButton, SplitView, useMedia, XIcon } from '@fairshare/ui';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CLOSE } from './texts';
import styles from './why-beside.module.css';

/** From this width, and on a phone in landscape, SplitView shows its two parts side by side. */
const TWO_COLUMNS = '(min-width: 720px), (min-width: 640px) and (max-height: 480px)';

interface WhyBeside {
  /** The element that covers the other column's content. */
  readonly place: HTMLElement;
  /** The payment whose reasons are shown. */
  readonly chosen: string | null;
  choose(payment: string | null): void;
}

const WhyBesideContext = createContext<WhyBeside | null>(null);

/** The panel beside the list of payments that shows the reasons of one; null: with a single column they open below the payment. */
export const useWhyBeside = (): WhyBeside | null => useContext(WhyBesideContext);

interface PaymentsBesideProps {
  /** The list of payments. */
  list: ReactNode;
  /** Other content about the payments; hidden while a payment's explanation is open. */
  detail: ReactNode;
}

/** Payments and other content about them, side by side or stacked. The explanation of the chosen payment opens beside the list. */
export function PaymentsBeside({ list, detail }: PaymentsBesideProps) {
  const hasTwoColumns = useMedia(TWO_COLUMNS);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const beside = useMemo(() => (hasTwoColumns && place ? { place, chosen, choose } : null), [hasTwoColumns, place, chosen]);
  return (
    <WhyBesideContext value={beside}>
      <SplitView
        ratio="even"
        list={list}
        detail={
          <div className={styles.column}>
            <div className={styles.rest}>{detail}</div>
            <div ref={setPlace} className={styles.place} />
          </div>
        }
      />
    </WhyBesideContext>
  );
}

interface WhyPanelProps {
  id: string;
  beside: WhyBeside;
  title: string;
  children: ReactNode;
}

/** The reasons of the chosen payment. The panel takes the focus, and returns it to the payment when it closes. */
export function WhyPanel({ id, beside: { place, choose }, title, children }: WhyPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const close = () => {
    choose(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return createPortal(
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`} onKeyDown={closeByKey}>
      <header className={styles.header}>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton label={CLOSE} icon={<XIcon aria-hidden />} onClick={close} />
      </header>
      {children}
    </section>,
    place,
  );
}
