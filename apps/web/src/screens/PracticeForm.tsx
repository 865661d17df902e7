import { useSignal } from '@preact/signals';
import { BOT_LEVELS, USUAL_MANNERS } from '@roundhouse/protocol';
import {
  DEFAULT_PRESET,
  PRESET_NAMES,
  invariant,
  offeredSeatCounts,
  presetOptions,
  type RuleOptions,
} from '@roundhouse/rules';
import type { PracticeSetup } from '../practice/practice.ts';
import { playerName } from '../store/kept/player.ts';
import { goTo } from '../store/address/route.ts';
import '../styles/practice.css';
import { text } from '../text/text.ts';
import { MannersForm } from '../overlay/sheets/MannersForm.tsx';
