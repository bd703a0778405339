import { BilingualField } from "~/components/fields/bilingual-field";
import { SlugField } from "~/components/fields/slug-field";
import { recordForm } from "~/components/resource/record-form";
import { categorySchema } from "~/features/news/category/schema";

export const categoryForm = recordForm({
  schema: categorySchema,
  empty: { nameEn: "", nameVi: "", slug: "" },
  fields: (control) => (
    <>
      <BilingualField control={control} name="name" max={50} />
      <SlugField control={control} kind="/admin/news-category" />
    </>
  ),
});
