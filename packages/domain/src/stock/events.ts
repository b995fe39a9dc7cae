export type StockEvents = {
  /** A movement took the product to its minimum or below it; again only after it was above. */
  'stock.low': {
    productId: string;
    name: string;
    /** Which movement did it: one per crossing. */
    movementId: string;
    currentStock: number;
    minimumStock: number;
    unit: string;
  };
  /** It was at its minimum or below, and is above it. */
  'stock.enough': { productId: string };
};
