import { createElement, type ElementType } from 'react';
import * as ui from '../../src/index';
import type { Entry } from '../entry';

const ICONS = Object.entries(ui).filter(([name]) => name.endsWith('Icon'));

export const icons: Entry = {
  title: 'Icons',
  states: [
    {
      name: 'all there are, by the pointer’s hint',
      shown: ICONS.map(([name, Icon]) => (
        <span key={name} title={name}>
          {createElement(Icon as ElementType, { 'aria-hidden': true })}
        </span>
      )),
    },
  ],
};
