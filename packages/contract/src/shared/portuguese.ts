import { config } from 'zod';
import portuguese from 'zod/v4/locales/pt-BR.js';

// What a schema says by itself is read by people too.
config(portuguese());
