// Cover art for the list of games: the planet, its rings, two stations and a booster on its way between them.
import type { Cover } from '@admiralty/game-ui'

export const cover: Cover = {
  color: 5,
  Art: () => (
    <g>
      <g className="side-1">
        {[34, 62, 90, 118].map((radius) => (
          <circle key={radius} className="shot" fill="none" cx="100" cy="150" r={radius} />
        ))}
      </g>
      <circle className="plate" cx="100" cy="150" r="20" />
      <g className="side-1">
        <use href="#s-station" x="-4" y="84" width="44" height="44" />
      </g>
      <g className="side-2">
        <use href="#s-station" x="160" y="178" width="44" height="44" />
        <path className="shot" fill="none" d="M182 200Q150 250 82 240" />
        <use href="#s-missile" x="68" y="226" width="28" height="28" transform="rotate(-80 82 240)" />
      </g>
    </g>
  ),
}
