// In Spanish: the frame around every screen.

import type { Category } from '#contract/shared/categories.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { shell as english } from '../shell.ts'

const categories: Readonly<Record<Category, string>> = {
  Cryptocurrency: 'Criptomonedas',
  Currencies: 'Divisas',
  Indices: 'Índices',
  Commodities: 'Materias primas',
  Bonds: 'Bonos',
  Stocks: 'Acciones',
}

export const shell: Messages<typeof english> = {
  categories,
  home: 'Inicio',
  skip: 'Ir al contenido',
  menu: 'Menú',
  close: 'Cerrar',
  theme: 'Cambiar entre claro y oscuro',
  retry: 'Intentar de nuevo',
  loading: 'Cargando',
  failed: 'Esto no se ha podido cargar.',
  login: 'Iniciar sesión',
  dashboard: 'Panel',
  register: 'Registrarse',
  crashed: 'Error inesperado de la aplicación',
  crashedHelp:
    'La página no ha podido seguir. Tus operaciones y tu dinero están a salvo en el ' +
    'servidor. Vuelve a cargarla.',
  reload: 'Volver a cargar',
  sources: {
    simulated: 'simulado',
    replay: 'reproducido',
    kraken: 'Kraken',
    'kraken trades': 'Kraken, operaciones',
    coinbase: 'Coinbase',
    'coinbase trades': 'Coinbase, operaciones',
    bitstamp: 'Bitstamp',
    'bitstamp trades': 'Bitstamp, operaciones',
    licensed: 'con licencia',
    median: 'mediana',
  },
}
