export type GraphMessage = {
  id: string;
  /** The id of the number it went through. */
  line: string;
  /** Digits of the client's phone. */
  contact: string;
  direction: 'out' | 'in';
  text: string;
  at: number;
  statuses: string[];
};

export type GraphTemplate = {
  id: string;
  account: string;
  name: string;
  language: string;
  category: string;
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'PAUSED';
  components: unknown[];
};

export type GraphKinds = { message: GraphMessage; template: GraphTemplate };
