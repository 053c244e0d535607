// Cover art for the list of games: the plain chart.
import type { Cover } from '@admiralty/game-ui'

export const cover: Cover = { color: 5, Art: () => null }
