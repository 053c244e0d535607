// The one list of games. Each door opens when it is needed, so that Node never meets a screen and a browser loads one game at a time.
import { about as earthExpects } from '@admiralty/systems/earth-expects/about'
import { about as easystar } from '@admiralty/systems/easystar/about'

export const games = {
  easystar: {
    about: easystar,
    rules: () => import('@admiralty/systems/easystar'),
    lessons: () => import('@admiralty/systems/easystar/lessons'),
    bots: () => import('@admiralty/systems/easystar/bots'),
    ui: () => import('@admiralty/systems/easystar/ui'),
  },
  'earth-expects': {
    about: earthExpects,
    rules: () => import('@admiralty/systems/earth-expects'),
    lessons: () => import('@admiralty/systems/earth-expects/lessons'),
    bots: () => import('@admiralty/systems/earth-expects/bots'),
    ui: () => import('@admiralty/systems/earth-expects/ui'),
  },
}
