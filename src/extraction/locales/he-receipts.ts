import type { ReceiptWords } from './locale.js';
import { phrases, words } from '../text/phrases.js';

/** The words of receipts, shops and addresses; the rest of the language is in `he.ts`. */
export const HEBREW_RECEIPTS: ReceiptWords = {
  till: {
    payable: phrases(`לתשלום | סה״כ לתשלום | סך הכל לתשלום`),
    total: phrases(`סה״כ | סך הכל`),
    subtotal: phrases(`סכום ביניים | סיכום ביניים | סה״כ לפני מע״מ | חייב במע״מ`),
    tax: phrases(`מע״מ | סכום מע״מ`),
    discount: phrases(`הנחה | מבצע | סה״כ הנחות | זיכוי הנחה`),
    rounding: phrases(`עיגול | עיגול אגורות`),
    change: phrases(`עודף`),
    cash: phrases(`מזומן | שולם במזומן`),
    card: phrases(`אשראי | כרטיס אשראי | ויזה | ביט`),
    charge: phrases(`דמי משלוח | דמי שירות`),
    tip: phrases(`טיפ | תשר`),
    ignored: phrases(`סה״כ פריטים | חסכת | נקודות | מספר פריטים`),
  },
  receiptWords: phrases(
    `תודה על קנייתך | תודה ולהתראות | קופאי | קופאית | קופה | תודה שקניתם | בתיאבון | מלצר | שולחן`,
  ),
  shopWords: words(`סופרמרקט מכולת מסעדה קפה מאפייה בית מרקחת חנות מלון תחנת`),
  addressWords: words(`רחוב רח שדרות שד דרך סמטת כיכר שכונת קומה דירה מיקוד אזור תעשייה`),
  pageWords: words('עמוד דף'),
  postBoxWords: words('ת.ד ת״ד'),
  careOf: words('לידי'),
  courtesyTitles: words('מר גב הגב'),
  officeKinds: [],
  personTitles: words('מר גב הגב ד״ר'),
};
