// How English writes figures and days.

export const group: string = ','
export const grouping = /\B(?=(\d{3})+$)/g
export const decimal: '.' | ',' = '.'
export const dollarBefore: string = '$'
export const dollarAfter: string = ''
export const percentBefore: string = ''
export const percentAfter: string = ' %'
export const minus: string = '\u2212'
export const plus: string = '+'
export const dated: string = '$1-$2-$3'
export const dayUnit: string = 'd'
export const hourUnit: string = 'h'
export const minuteUnit: string = 'm'
export const secondUnit: string = 's'
