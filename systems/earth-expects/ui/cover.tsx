// The cover of this game in the list of games. It has a colour and no picture.
import type { Cover } from '@admiralty/game-ui'

export const cover: Cover = { color: 5, Art: () => null }
