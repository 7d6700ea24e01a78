import { DropdownMenu } from 'radix-ui';
import { ChevronDownIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Note } from '../note/note';
import { cx } from '../shared/cx';
import popupStyles from '../shared/popup.module.css';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it; must forward its ref and props, as this package's buttons do. */
  trigger: ReactElement;
  /** Opens the menu when it mounts: the user pressed its button before the menu's code was loaded. */
  defaultOpen?: boolean;
  /** With `onOpenChange`, the parent controls whether the menu is open, so that it stays open when its trigger is rendered elsewhere. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A list of actions and links, opened by one button. */
export function Menu({ trigger, children, ...openness }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} {...openness}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <section aria-label="Menu">
          <DropdownMenu.Content className={cx(popupStyles.popup, styles.menu)} align="end" sideOffset={8} collisionPadding={8}>
            {children}
          </DropdownMenu.Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect?: () => void;
  tone?: 'plain' | 'danger';
  /** Applies the styles to the one child: a link. The icon then goes inside that child. */
  asChild?: boolean;
  children: ReactNode;
}

/** One entry; with `asChild`, a link. */
export function MenuItem({ icon, onSelect, tone = 'plain', asChild = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} data-tone={tone} onSelect={onSelect} asChild={asChild}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className={styles.words}>{children}</span>
        </>
      )}
    </DropdownMenu.Item>
  );
}

export interface MenuSettingProps {
  icon?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

/** A setting that a press turns on or off; the menu stays open. */
export function MenuSetting({ icon, on, onChange, children }: MenuSettingProps) {
  return (
    <DropdownMenu.CheckboxItem className={styles.item} checked={on} onCheckedChange={onChange} onSelect={(event) => event.preventDefault()}>
      {icon}
      <span className={styles.words}>{children}</span>
      <span className={styles.state} aria-hidden>
        {on ? 'On' : 'Off'}
      </span>
    </DropdownMenu.CheckboxItem>
  );
}

/** Seldom used entries, which one entry expands in place. */
export function MenuFold({ icon, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu.Item
        className={styles.item}
        aria-expanded={open}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {icon}
        <span className={styles.words}>{label}</span>
        <ChevronDownIcon className={styles.fold} aria-hidden />
      </DropdownMenu.Item>
      {open && (
        <DropdownMenu.Group className={styles.folded} aria-label={label}>
          {children}
        </DropdownMenu.Group>
      )}
    </>
  );
}

/** The owner of the menu: a picture, a name, and a smaller line under it. */
export function MenuHeader({ picture, title, subtitle }: { picture?: ReactNode; title: ReactNode; subtitle?: ReactNode }) {
  return (
    <DropdownMenu.Label className={styles.header}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.title}>{title}</span>
      {subtitle && <Note as="span">{subtitle}</Note>}
    </DropdownMenu.Label>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
