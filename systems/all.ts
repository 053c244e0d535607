// The one list of games. Each door opens when it is needed, so that Node never meets a screen and a browser loads one game at a time.
import { about as earthExpects } from '@admiralty/earth-expects/about'
import { about as easystar } from '@admiralty/easystar/about'

export const games = {
  easystar: {
    about: easystar,
    rules: () => import('@admiralty/easystar'),
    lessons: () => import('@admiralty/easystar/lessons'),
    mind: () => import('@admiralty/easystar/mind'),
    ui: () => import('@admiralty/easystar/ui'),
  },
  'earth-expects': {
    about: earthExpects,
    rules: () => import('@admiralty/earth-expects'),
    lessons: () => import('@admiralty/earth-expects/lessons'),
    mind: () => import('@admiralty/earth-expects/mind'),
    ui: () => import('@admiralty/earth-expects/ui'),
  },
}
