// Cover art for the list of games.
import type { Cover } from '@admiralty/game-ui'

export const cover: Cover = {
  color: 5,
  Art: () => (
    <g className="side-4">
      <path className="shot" d="M108 233L108 78" />
      <use href="#s-fighter" x={88} y={213} width={40} height={40} />
    </g>
  ),
}
