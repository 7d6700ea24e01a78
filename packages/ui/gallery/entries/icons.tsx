import { createElement, type ElementType } from 'react';
import * as ui from '../../src/index';
import { entry } from '../entry';

const ICONS = Object.entries(ui).filter(([name]) => name.endsWith('Icon'));

export const icons = entry('Icons', {
  'all there are, by the pointer’s hint': ICONS.map(([name, Icon]) => (
    <span key={name} title={name}>
      {createElement(Icon as ElementType, { 'aria-hidden': true })}
    </span>
  )),
});
