// Names of seats, resources and worlds in texts.
import { capital, type Part, type Place } from '@admiralty/kernel'
import { hexOf } from '../land/geometry.ts'
import type { World } from '../land/world.ts'
import type { Color, HexAddress, Resource } from '../shapes.ts'
import type { View } from '../state.ts'
import { worldTitle } from './world-names.ts'

const RESOURCE_NAMES: Readonly<Record<Resource, string>> = {
  ore: 'ore',
  food: 'food',
  fuel: 'fuel',
  goods: 'manufactured goods',
  luxuries: 'luxuries',
  hub: 'trading hub',
}
export const resourceName = (resource: Resource): string => RESOURCE_NAMES[resource]
/** 'Red' for the seat 'red'. */
export const empireName = (seat: string): string => capital(seat)
export const empirePart = (seat: Color): Part => ({ kind: 'thing', id: seat, text: empireName(seat), seat })
export const placePart = (at: HexAddress): Part => ({ kind: 'place', at: placeOf(at), text: worldTitle(at) })
/** A hex in texts: 'Tolane 0507' where a world is known, else '0507'. */
export const hexTitle = ({ land }: Pick<View, 'land'>, at: HexAddress): string => (land.worlds[at] ? worldTitle(at) : at)
export const hexPart = (view: Pick<View, 'land'>, at: HexAddress): Part => ({ kind: 'place', at: placeOf(at), text: hexTitle(view, at) })
/** The place of an address on the chart. */
export const placeOf = (at: HexAddress): Place => hexOf(at)
/** A world with its income: 'Jorane 0302, income 7, food'. */
export const worldName = ({ at, base, resource }: World): string =>
  `${worldTitle(at)}, income ${base}${resource ? `, ${resourceName(resource)}` : ''}`
/** 'Group 2' for the group 'group-2'. */
export const groupName = (id: string): string => capital(id.replaceAll('-', ' '))
