// A brand makes two values of the same shape different types, so that a client's id
// cannot be handed over where a trade's is asked for.

declare const brand: unique symbol

export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
