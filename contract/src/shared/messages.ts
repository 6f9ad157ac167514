// What a translation of texts has to be: the same names in the same shape, with words of its own.

/** `T` with any words in place of its own; what a text is made of stays as it is. */
export type Messages<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Messages<Said>
    : T extends object
      ? { readonly [Name in keyof T]: Messages<T[Name]> }
      : T
