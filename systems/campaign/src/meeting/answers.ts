// The answers at meetings: who attacks, and where those go who withdraw.
import type { Dice, OrderRefusal } from '@admiralty/kernel'
import type { OrderOf } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { View } from '../state.ts'

/** Why the answers of a seat at meetings are refused. */
export const meetFaults = (_view: View, _seat: Color, _order: OrderOf<'meet'>): readonly OrderRefusal[] => []
/** The answers that follow from the standing answers of the groups. */
export const standingMeeting = (_view: View, _seat: Color): OrderOf<'meet'> => ({ order: 'meet', answers: [] })
export const randomMeeting = (view: View, seat: Color, _dice: Dice): OrderOf<'meet'> => standingMeeting(view, seat)
