// How German writes figures and days.

export const group: string = '.'
export const grouping = /\B(?=(\d{3})+$)/g
export const decimal: '.' | ',' = ','
export const dollarBefore: string = ''
export const dollarAfter: string = '\u00a0$'
export const percentBefore: string = ''
export const percentAfter: string = '\u00a0%'
export const minus: string = '\u2212'
export const plus: string = '+'
export const dated: string = '$3.$2.$1'
export const dayUnit: string = '\u00a0T'
export const hourUnit: string = 'h'
export const minuteUnit: string = '\u00a0min'
export const secondUnit: string = '\u00a0s'
