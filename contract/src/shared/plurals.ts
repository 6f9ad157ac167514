// Which form of a word a count takes, in languages with more forms than one and many: Polish has
// three of whole counts, Arabic six.

type Forms = { readonly [F in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/**
 * Chooses a form in this language; one that is not given is the other. The language's rules are
 * made at the first use, since `Intl` holds a page up while it loads its data.
 */
/* @__NO_SIDE_EFFECTS__ */
export function pluralOf(language: string): (count: number, forms: Forms) => string {
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    return forms[rules.select(count)] ?? forms.other
  }
}
