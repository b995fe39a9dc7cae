import { IMAGE_LIMITS } from '@app/domain/company/company-form';
import { Button, FileButton, Group, Input, Loader } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './image-field.module.css';

type ImageFieldProps = {
  label: string;
  /** What is shown now; `null` shows the place where it will be. */
  imageUrl: string | null;
  /** Called with images that are small enough; of anything else the field itself complains. */
  onChoose: (file: File) => void;
  onRemove: () => void;
  shape?: 'round' | 'square';
  /** Stands where the image will be; an icon, unless told otherwise. */
  placeholder?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  loading?: boolean;
};

const words = { choose: 'Escolher imagem', change: 'Trocar imagem', remove: 'Remover' };
const help = 'PNG, JPG ou WebP de até 5MB.';

/** An image to choose, look at and take away again. */
export function ImageField(props: ImageFieldProps) {
  const { label, imageUrl, onChoose, onRemove, description = help, error, loading = false } = props;
  const labelId = useId();
  const [complaint, setComplaint] = useState<string | null>(null);

  function choose(file: File | null): void {
    if (!file) return;
    const problem = problemOf(file);
    setComplaint(problem);
    if (!problem) onChoose(file);
  }

  function remove(): void {
    setComplaint(null);
    onRemove();
  }

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }}>
      <Group role="group" aria-labelledby={labelId} gap="md" wrap="nowrap" mt={4}>
        <Preview {...props} />
        <div>
          <Group gap="xs">
            <FileButton accept="image/*" onChange={choose}>
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  leftSection={<IconUpload size={18} />}
                  loading={loading}
                >
                  {imageUrl ? words.change : words.choose}
                </Button>
              )}
            </FileButton>
            {imageUrl && !loading && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={18} />}
                onClick={remove}
              >
                {words.remove}
              </Button>
            )}
          </Group>
          <Input.Description mt={6}>{description}</Input.Description>
          {(complaint ?? error) && (
            <Input.Error role="alert" mt={4}>
              {complaint ?? error}
            </Input.Error>
          )}
        </div>
      </Group>
    </Input.Wrapper>
  );
}

function Preview({ imageUrl, shape = 'square', placeholder, loading }: ImageFieldProps) {
  return (
    <div className={classes.preview} data-shape={shape} aria-busy={loading}>
      {imageUrl ? <img className={classes.image} src={imageUrl} alt="" /> : null}
      {!imageUrl && (placeholder ?? <IconPhoto size={28} stroke={1.5} />)}
      {loading && <Loader className={classes.loader} size="sm" />}
    </div>
  );
}

/** The browser's word for the type is a hint; what is really inside, the server looks at. */
function problemOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return 'Por favor, selecione apenas arquivos de imagem.';
  if (file.size > IMAGE_LIMITS.bytes) return 'O arquivo deve ter no máximo 5MB.';
  return null;
}
