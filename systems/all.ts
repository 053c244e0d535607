// The one list of games. Each door opens when it is needed, so that Node never meets a screen and a browser loads one game at a time.
import { about as easystar } from '@admiralty/easystar/about'

export const games = {
  easystar: {
    about: easystar,
    rules: () => import('@admiralty/easystar'),
    lessons: () => import('@admiralty/easystar/lessons'),
    mind: () => import('@admiralty/easystar/mind'),
    ui: () => import('@admiralty/easystar/ui'),
  },
}
