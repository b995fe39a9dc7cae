export type CompanyEvents = {
  'company.created': { companyName: string; ownerName: string; ownerEmail: string };
};
