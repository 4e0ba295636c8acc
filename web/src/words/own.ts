/** What a game calls otherwise than the others, in one language. */
import type { en } from './en';

type Own = Partial<Record<keyof typeof en, string>>;

export const own: Record<'en' | 'es', Record<string, Own>> = {
  en: {},
  es: {
    'first-blood': {
      'unit.models.one': '{n} miniatura',
      'unit.models.many': '{n} miniaturas',
      'parts.models': 'Elige miniaturas en la mesa o aquí, en el orden en que cuentan. Sus números están en las peanas.',
      'move.models': 'Miniaturas sueltas',
      'agree.model': 'Miniatura',
      'field.model': 'Miniatura',
      'field.size': 'Miniaturas',
      'field.models': 'Miniaturas',
      'field.of': 'Miniaturas al principio',
      'field.left': 'Miniaturas que quedan',
      'agree.wounds': 'Heridas de una miniatura',
      'agree.remove': 'Quitar una miniatura',
    },
  },
};
own.es['warcrow'] = own.es['first-blood']!;
