// A form, the only one there is: what it sends, and what was said about its fields, is told to it.
// A refusal is about what stood in the form, so it goes as soon as anything of that is edited.

import type { ComponentProps, FormEvent } from 'react'

/** What a form sends by: a mutation. */
export type Sending = { readonly isError: boolean; readonly reset: () => unknown }

type Props = Omit<ComponentProps<'form'>, 'onChange'> & {
  readonly sending: readonly Sending[]
  /** Takes back what was said about this field, where that is not part of the sending. */
  readonly onEdit?: ((field: string, form: HTMLFormElement) => void) | undefined
}

export function Form({ sending, onEdit, ...form }: Props) {
  const edited = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    for (const one of sending) if (one.isError) one.reset()
    onEdit?.((target as Element).getAttribute('name') ?? '', currentTarget)
  }
  return <form noValidate {...form} onChange={edited} />
}
