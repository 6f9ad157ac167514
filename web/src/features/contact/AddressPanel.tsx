// Where the operator is: a drawing, not a map, so that nothing is asked of another site. Only a
// link leads to one.

import { linkClass } from '#ui/Button.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import css from './Contact.module.css'

export function AddressPanel({ address }: { readonly address: string }) {
  const place = address.split('\n').join(', ')
  return (
    <section className={css.place} aria-labelledby="place">
      <Streets />
      <ClaimArea id="contacts" className={css.card}>
        <h2 id="place">{t.contact.addressTitle}</h2>
        <address>
          {config.company_name !== null && <b>{config.company_name}</b>}
          {address}
        </address>
        <a
          className={linkClass}
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
          rel="noopener noreferrer"
        >
          {t.contact.map}
        </a>
        <p>{t.contact.mapNote}</p>
      </ClaimArea>
    </section>
  )
}

/** Streets of no town: there is no mark on them, which would be taken for a place. */
function Streets() {
  return (
    <svg
      className={css.streets}
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={css.water} d="M0 262c180-58 330 34 520-8s330-92 680-30v96H0z" />
      <path
        className={css.street}
        d="M-10 96h1220M-10 190h760l460-60M120-10v340M300-10v270M470-10l40 340M690-10v270"
      />
      <path className={css.street} d="M860-10l-36 340M1010-10v270M1120-10l60 340M300 40h390" />
      <path className={css.lane} d="M-10 48h310M690 48h520M120 142h180M510 142h180M860 70h350" />
      <path
        className={css.lane}
        d="M210 96v94M400 96v94M590 96v94M770 96v94M930 96v70M1060 96v50"
      />
    </svg>
  )
}
